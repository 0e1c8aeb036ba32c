import { site } from './site.ts';

const numbers = new Set([site.phone, ...site.offices.flatMap(({ phone }) => phone ?? [])]);

/** The company's telephone number first, then the offices' own; each with the city of its office. */
export const phones = [...numbers].map((phone) => ({
  phone,
  city: site.offices.find((office) => office.phone === phone)?.city.split(',')[0] ?? '',
}));
