/** First letters of the first and the last word that begins with a capital: 'Annika van Dorsten' gives 'AD'. */
export const initialsOf = (name: string): string => {
  const letters = name.split(/\s+/).map((word) => word.charAt(0));
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  const [first = letters[0] ?? ''] = capitals;
  return capitals.length > 1 ? `${first}${capitals.at(-1)}` : first;
};
