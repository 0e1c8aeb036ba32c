/** Of people; the same by day and by night, unlike the colours of the page. */
export const skinColours = {
  pale: '#f3d3bd',
  light: '#e8bd98',
  tan: '#c98f65',
  brown: '#9a643f',
  dark: '#6f442b',
} as const;

export const hairColours = {
  black: '#1f1a1a',
  brown: '#4f3323',
  auburn: '#8c4524',
  fair: '#c79a55',
  grey: '#9aa3a5',
} as const;

/** Lines of a face and rims of glasses; what lies under a chin. */
export const faceColours = { lines: '#24170f', shade: '#000' } as const;

export type SkinColour = keyof typeof skinColours;
export type HairColour = keyof typeof hairColours;
