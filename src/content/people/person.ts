/** One of the people shown on the team's or the board's page. Names are invented. */
export interface Person {
  /** For lists and keys; no two people share one. */
  id: string;
  name: string;
  designation: string;
  /** City of an office or delivery location. */
  place: string;
  /** One line under the name. */
  shortdescription: string;
  description: readonly [string, string];
  /** Address of a portrait under `public/`, 4 by 5; without one the card draws a monogram. */
  thumbnail?: string;
}
