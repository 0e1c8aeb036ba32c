/** A caption of the film. */
interface Caption {
  from: number;
  to: number;
  text: string;
}

/** The film about the handover: its files, captions and description. Its pictures have no text. */
export const film = {
  webm: '/media/relay.webm',
  mp4: '/media/relay.mp4',
  poster: '/media/relay.webp',
  captionsFile: '/media/relay.vtt',
  width: 1280,
  height: 720,
  title: 'One network, handed round with the day',
  captionsLabel: 'English',
  transcriptTitle: 'What the film shows',
  captions: [
    { from: 0.4, to: 3, text: 'A map shows our offices and the networks they look after.' },
    {
      from: 3.2,
      to: 6,
      text: 'It is daytime in Hyderabad, and the Hyderabad team is on shift. A light marks it.',
    },
    {
      from: 6.1,
      to: 8.9,
      text: 'The day moves west. Hyderabad hands the shift and all open work to London.',
    },
    { from: 9, to: 10.6, text: 'London monitors the same networks and knows what happened before.' },
    { from: 10.7, to: 13.4, text: 'In the evening London hands over to Austin.' },
    { from: 13.5, to: 15.1, text: 'Austin works while the other two offices sleep.' },
    { from: 15.2, to: 18.2, text: 'Then Hyderabad takes over again, and a new day begins.' },
    { from: 18.3, to: 19.9, text: 'At every hour, someone who is awake is looking after your network.' },
  ],
} as const satisfies { captions: readonly Caption[] } & Record<string, unknown>;

const formatTimestamp = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** The captions as a WebVTT file. */
export const toWebVtt = (): string =>
  [
    'WEBVTT',
    ...film.captions.map(
      ({ from, to, text }) => `${formatTimestamp(from)} --> ${formatTimestamp(to)}\n${text}`,
    ),
    '',
  ].join('\n\n');
