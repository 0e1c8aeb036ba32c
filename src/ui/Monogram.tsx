import { monogramOf, type Motif } from './monogramOf.ts';
import { joinClasses } from '../lib/joinClasses.ts';
import * as styles from './Monogram.module.scss';

const MotifLine = ({ motif: { line, nodes } }: { motif: Motif }) => (
  <>
    <path className={styles.monogramLine} d={line} />
    {nodes.map(([x, y], at) => (
      <rect
        key={`${x} ${y}`}
        className={at === nodes.length - 1 ? styles.monogramSignal : styles.monogramNode}
        x={x - 4}
        y={y - 4}
        width="8"
        height="8"
      />
    ))}
  </>
);

interface MonogramProps {
  name: string;
  /** `small`: initials only, beside a name. */
  size?: 'portrait' | 'small';
}

/** Initials and lines in place of a portrait. A decoration: the name stands beside it. */
export const Monogram = ({ name, size = 'portrait' }: MonogramProps) => {
  const { initials, hue, motifs } = monogramOf(name);
  return (
    <span
      className={joinClasses(
        styles.monogram,
        size === 'small' ? styles.monogramSmall : styles.monogramPortrait,
      )}
      data-practice={hue}
      aria-hidden="true"
    >
      {size === 'portrait' && (
        <svg viewBox="0 0 160 200" width="160" height="200" preserveAspectRatio="xMidYMid slice">
          {motifs.map((motif) => (
            <MotifLine key={motif.line} motif={motif} />
          ))}
        </svg>
      )}
      <span className={styles.monogramInitials}>{initials}</span>
    </span>
  );
};
