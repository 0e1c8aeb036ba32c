import { clientBudgets } from './clientBudgets.ts';

describe('a budget shared by clients', () => {
  it('gives one of them its share at most, over all its requests', () => {
    const budgets = clientBudgets({ limit: 100, share: 25 });
    expect(budgets('a').take(20)).toBe(true);
    expect(budgets('a').take(6)).toBe(false);
    expect(budgets('a').take(5)).toBe(true);
    expect(budgets('b').take(25)).toBe(true);
  });

  it('ends where all of it is taken', () => {
    const budgets = clientBudgets({ limit: 40, share: 25 });
    expect(budgets('a').take(25)).toBe(true);
    expect(budgets('b').take(16)).toBe(false);
    expect(budgets('b').take(15)).toBe(true);
  });

  it('takes back to the last byte what was given, and nothing for what was not', () => {
    const budgets = clientBudgets({ limit: 30, share: 25 });
    expect(budgets('a').take(25)).toBe(true);
    expect(budgets('b').take(6)).toBe(false);
    budgets('a').giveBack(25);
    expect(budgets('b').take(25)).toBe(true);
    expect(budgets('a').take(6)).toBe(false);
    expect(budgets('a').take(5)).toBe(true);
  });
});
