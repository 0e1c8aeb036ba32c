import type { IncomingMessage } from 'node:http';
import { decodeText } from '../../lib/decodeText.ts';
import { acceptsPage } from '../platform/http/accepts.ts';

const isUnreadable = (path: string): boolean => path.includes('%') && decodeText(path) === path;

/**
 * The address that a browser asks for, with a path that can be decoded: in one that cannot, such as '/50%', each percent
 * sign stands for itself. So it is one more address that leads nowhere, with the page that says so
 * (docs/requirements.md, ROUTE-6, ROUTE-8). A program is told that it wrote the address wrongly.
 */
export const readableUrl = ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string => {
  const [path = '', ...search] = url.split('?');
  if (!isUnreadable(path) || !acceptsPage(headers.accept)) return url;
  return [path.replaceAll('%', '%25'), ...search].join('?');
};
