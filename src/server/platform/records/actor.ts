export interface Actor {
  actor: string;
}
