import { Refusal } from './refusal.ts';
import { sentences } from './sentences.ts';

const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

/** The fields of an `application/x-www-form-urlencoded` body, in order. Refuses what is not written correctly with 400. */
export const readUrlEncoded = (body: Buffer): [name: string, value: string][] => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))];
      });
  } catch (cause) {
    throw new Refusal(400, sentences.badForm, { cause });
  }
};
