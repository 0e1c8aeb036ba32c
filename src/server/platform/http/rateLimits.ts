import type { SettingReader } from '../settings/settingReader.ts';

/** Requests of one client in ten minutes; 0: no limit (docs/requirements.md, ONCE-8). */
export interface RateLimits {
  uploads: number;
  applications: number;
  messages: number;
}

/** An office or a university behind one address sends that many; a flood is far beyond. */
const DEFAULTS: RateLimits = { uploads: 60, applications: 30, messages: 30 };

const names = {
  uploads: 'RATE_LIMIT_UPLOADS',
  applications: 'RATE_LIMIT_APPLICATIONS',
  messages: 'RATE_LIMIT_MESSAGES',
} as const satisfies Record<keyof RateLimits, string>;

export const readRateLimits = ({ setting, check }: SettingReader): RateLimits => {
  const limit = (key: keyof RateLimits): number => {
    const text = setting(names[key], String(DEFAULTS[key]));
    const isGood = /^\d{1,6}$/.test(text);
    check(isGood, `${names[key]} must be a whole number of requests in ten minutes, or 0 for no limit`);
    return isGood ? Number(text) : 0;
  };
  return {
    uploads: limit('uploads'),
    applications: limit('applications'),
    messages: limit('messages'),
  };
};
