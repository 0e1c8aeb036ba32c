/** An answer that left: the route's template, never an address; milliseconds. */
export interface Answered {
  route: string;
  status: number;
  ms: number;
}

/** Learns of every answer that leaves. */
export type NoteAnswer = (answer: Answered) => void;
