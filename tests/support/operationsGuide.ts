import { readFileSync } from 'node:fs';

export interface Block {
  /** The nearest heading. */
  title: string;
  where: 'computer' | 'machine';
  text: string;
}

/** The guide's blocks of commands, in order. */
export const blocksOfGuide = (): Block[] => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  let title = '';
  const blocks: Block[] = [];
  for (const [, kind, text = '', heading] of guide.matchAll(/^```sh( computer)?\n([^]*?)^```$|^#+ (.*)$/gm)) {
    title = heading ?? title;
    if (heading === undefined) blocks.push({ title, where: kind ? 'computer' : 'machine', text });
  }
  return blocks;
};

/** An authority cannot reach this machine: it makes a certificate of its own, where the real one would lie. */
export const CERTBOT = `#!/bin/sh
[ "$1" = certonly ] || exit 1
folder=/etc/letsencrypt/live/www.example.com
mkdir -p "$folder"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.example.com -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2> /dev/null
`;
