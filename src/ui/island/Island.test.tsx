import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { makeLateCode } from '../../lib/lateCode.ts';
import { Island } from './Island.tsx';
import { IslandMeans } from './islandContexts.ts';

interface GreetingProps {
  name: string;
}

const sent = jest.fn();

const Greeting = ({ name }: GreetingProps) => {
  const [count, setCount] = useState(0);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent(new FormData(event.currentTarget).get('word'));
  };
  return (
    <form onSubmit={submit} suppressHydrationWarning>
      <p>{`Good day, ${name}: ${count}`}</p>
      <input name="word" aria-label="Word" defaultValue="" suppressHydrationWarning />
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Count
      </button>
      <button type="submit">Send</button>
    </form>
  );
};

type Code = ReturnType<typeof lateGreeting>['code'];

const lateGreeting = () => {
  let arrive: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const fetchCode = jest.fn(
    () =>
      new Promise<typeof Greeting>((resolve, reject) => {
        arrive = () => resolve(Greeting);
        fail = reject;
      }),
  );
  return {
    code: makeLateCode(fetchCode),
    fetchCode,
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail(new Error('gone'))),
  };
};

const waitForIdleness = jest.fn<(task: () => void) => void>();

const means = {
  frame: (content: ReactNode) => content,
  takeOver: (island: Element, content: ReactNode) => {
    const root = hydrateRoot(island, content);
    // It ends by itself, after the page's own tree.
    return { render: (drawn: ReactNode) => root.render(drawn), unmount: () => act(() => root.unmount()) };
  },
};

interface PageProps {
  code: Code;
  name: string;
  isInFirstView?: boolean;
}

const Page = ({ code, name, isInFirstView = false }: PageProps) => (
  <IslandMeans value={means}>
    <main>
      <Island code={code} given={{ name }} isWanted={name === 'Grace'} isInFirstView={isInFirstView} />
    </main>
  </IslandMeans>
);

let announceSight: ((isIntersecting: boolean) => void) | undefined;

beforeEach(() => {
  announceSight = undefined;
  sent.mockClear();
  waitForIdleness.mockClear();
  Object.assign(window, {
    requestIdleCallback: waitForIdleness,
    IntersectionObserver: class {
      constructor(told: (seen: { isIntersecting: boolean }[]) => void) {
        announceSight = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.replaceChildren();
});

/** The page as it is drawn where the code is there, taken over without the island's code. */
const openDrawn = async (touch: (island: Element) => void = () => undefined, isInFirstView = false) => {
  const known = makeLateCode(() => Promise.resolve(Greeting));
  await known.load();
  const container = document.createElement('div');
  const drawnByServer = render(<Page code={known} name="Zoë" />);
  container.innerHTML = drawnByServer.container.innerHTML;
  drawnByServer.unmount();
  document.body.append(container);
  const late = lateGreeting();
  touch(container);
  const page = <Page code={late.code} name="Zoë" isInFirstView={isInFirstView} />;
  const drawn = render(page, { container, hydrate: true });
  const rename = (name: string) => drawn.rerender(<Page code={late.code} name={name} />);
  return { ...late, ...drawn, rename };
};

const word = () => screen.getByRole('textbox', { name: 'Word' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const untilReplayed = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

it('leaves what is drawn and fetches nothing until it comes near (FAST-11)', async () => {
  const { fetchCode } = await openDrawn();
  expect(word()).toBeVisible();
  announceSight?.(false);
  expect(fetchCode).not.toHaveBeenCalled();
  announceSight?.(true);
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it.each(['pointerover', 'touchstart', 'focusin', 'input', 'change', 'submit'])(
  'is fetched at the sign of a visitor: %s (FAST-11)',
  async (sign) => {
    const { fetchCode } = await openDrawn();
    fireEvent(word(), new Event(sign, { bubbles: true, cancelable: true }));
    expect(fetchCode).toHaveBeenCalledTimes(1);
  },
);

it('is fetched at once where something stands in it already (FAST-11)', async () => {
  const { fetchCode } = await openDrawn((island) => {
    const [input] = island.getElementsByTagName('input');
    if (input) input.value = 'early';
  });
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it('waits for more than being seen where everybody sees it; its code is fetched at leisure (FAST-14)', async () => {
  const { fetchCode, arrive } = await openDrawn(undefined, true);
  expect(announceSight).toBeUndefined();
  expect(fetchCode).not.toHaveBeenCalled();
  const [[fetchAtLeisure] = []] = waitForIdleness.mock.calls;
  fetchAtLeisure?.();
  await arrive();
  expect(fetchCode).toHaveBeenCalledTimes(1);
  await press('Count');
  await screen.findByText('Good day, Zoë: 1');
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it('fetches nothing at leisure of what is out of sight (FAST-11)', async () => {
  await openDrawn();
  expect(waitForIdleness).not.toHaveBeenCalled();
});

it('is sent with a gap, too, while its code is on its way: what that means is said by its code (FAST-12)', async () => {
  const { arrive } = await openDrawn();
  word().setAttribute('required', '');
  await press('Send');
  await arrive();
  await untilReplayed();
  expect(sent.mock.calls).toEqual([['']]);
});

it('is taken over in its place, with what was typed and the focus, and follows what it is given (FAST-12)', async () => {
  const { arrive, rename } = await openDrawn();
  const drawn = word();
  await userEvent.type(drawn, 'early');
  await arrive();
  expect(word()).toBe(drawn);
  expect(drawn).toHaveValue('early');
  expect(drawn).toHaveFocus();
  await press('Count');
  rename('Ada');
  expect(screen.getByText('Good day, Ada: 1')).toBeVisible();
});

it('is fetched when it has something to tell, and is taken over as it was drawn before it does (FAST-11)', async () => {
  const { arrive, rename, fetchCode } = await openDrawn();
  const drawn = word();
  rename('Grace');
  expect(fetchCode).toHaveBeenCalledTimes(1);
  await arrive();
  expect(screen.getByText('Good day, Grace: 0')).toBeVisible();
  expect(word()).toBe(drawn);
});

it('sends once what was sent before its code was there (FAST-12)', async () => {
  const { arrive } = await openDrawn();
  await userEvent.type(word(), 'early');
  await press('Send');
  await press('Send');
  expect(sent).not.toHaveBeenCalled();
  await arrive();
  await untilReplayed();
  expect(sent.mock.calls).toEqual([['early']]);
  await press('Send');
  expect(sent).toHaveBeenCalledTimes(2);
});

it('leaves a form to the browser where its code does not come (FAST-12)', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const { fail } = await openDrawn();
  await press('Send');
  await fail();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('main').querySelector('form')).toHaveProperty('noValidate', false);
  expect(told).toHaveBeenCalledTimes(1);
});

it('is drawn when its code is there where no document has drawn it (FAST-11)', async () => {
  const { code, arrive, fetchCode } = lateGreeting();
  render(<Page code={code} name="Zoë" />);
  await untilReplayed();
  expect(fetchCode).toHaveBeenCalledTimes(1);
  await arrive();
  expect(word()).toBeVisible();
});

it('is left with its page, and its code with it', async () => {
  const { arrive, unmount } = await openDrawn();
  announceSight?.(true);
  unmount();
  await arrive();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
