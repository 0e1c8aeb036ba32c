import { byteBudget, type ByteBudget } from './byteBudget.ts';

/** The part of a budget that this client may use. */
export type ClientBudgets = (client: string) => ByteBudget;

interface Sizes {
  /** Bytes for all clients together. */
  limit: number;
  /** Bytes for one of them. */
  share: number;
}

/** A byte budget of which no client can take more than its share (docs/requirements.md, UP-8). */
export const clientBudgets = ({ limit, share }: Sizes): ClientBudgets => {
  const all = byteBudget(limit);
  const held = new Map<string, number>();
  return (client) => {
    const heldNow = () => held.get(client) ?? 0;
    return {
      take: (bytes) => {
        if (heldNow() + bytes > share || !all.take(bytes)) return false;
        held.set(client, heldNow() + bytes);
        return true;
      },
      giveBack: (bytes) => {
        all.giveBack(bytes);
        const left = heldNow() - bytes;
        if (left > 0) held.set(client, left);
        else held.delete(client);
      },
    };
  };
};
