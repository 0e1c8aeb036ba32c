const WORKED_ON = 'a[href], button, input, select, textarea, summary, details, [tabindex]';

/** What two drawings of one element have in common, whoever put others round it. Ids differ between drawings. */
const signatureOf = (element: Element): string =>
  [element.localName, ...['type', 'name', 'href', 'role'].map((name) => element.getAttribute(name))].join(
    ' ',
  );

/** Each element that a visitor can work on, under its signature and how many of these stand before it. */
const placesIn = (container: Element): Map<string, Element> => {
  const counts = new Map<string, number>();
  const places = new Map<string, Element>();
  for (const element of container.querySelectorAll(WORKED_ON)) {
    const signature = signatureOf(element);
    const count = counts.get(signature) ?? 0;
    counts.set(signature, count + 1);
    places.set(`${signature} ${count}`, element);
  }
  return places;
};

const tell = (element: Element, ...types: ('input' | 'change')[]) => {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
};

/** As the browser itself would: React takes note of values that are set past the element's own property only. */
const setValue = (element: HTMLElement, value: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  set?.call(element, value);
};

const carryInput = (from: HTMLInputElement, to: HTMLInputElement) => {
  if (from.type === 'file') {
    if (!from.files?.length) return;
    to.files = from.files;
    tell(to, 'change');
  } else if (from.checked !== from.defaultChecked) {
    if (to.checked !== from.checked) to.click();
  } else if (from.value !== from.defaultValue) {
    setValue(to, from.value);
    tell(to, 'input');
  }
};

const carry = (from: Element, to: Element) => {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) carryInput(from, to);
  else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    if (from.value === from.defaultValue) return;
    setValue(to, from.value);
    tell(to, 'input');
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    if (from.value === to.value) return;
    setValue(to, from.value);
    tell(to, 'change');
  } else if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
};

const islandsIn = (container: Element): Element[] => [...container.querySelectorAll('[data-island]')];

/** What React has not taken over yet stands nowhere else: it goes along as it is, with all that was entered. */
const moveIsland = (from: Element, to: Element | undefined, focused: Element | null) => {
  if (from.isConnected || !to || to.hasChildNodes()) return;
  to.append(...from.childNodes);
  if (focused instanceof HTMLElement && to.contains(focused)) focused.focus({ preventScroll: true });
};

/**
 * What a visitor did on the prerendered page. Where React draws it anew, because somebody else changed it beforehand,
 * `carryOver` brings into the new elements what was typed, chosen and opened in the old ones, and the focus
 * (docs/requirements.md, SHELL-9).
 */
export const noteVisitorsWork = (container: Element) => {
  const places = placesIn(container);
  const islands = islandsIn(container);
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  container.addEventListener('focusin', onFocus as EventListener);

  const carryOver = () => {
    const drawnIslands = islandsIn(container);
    islands.forEach((from, place) => moveIsland(from, drawnIslands[place], focused));
    const drawn = placesIn(container);
    for (const [place, from] of places) {
      const to = drawn.get(place);
      if (from.isConnected || !to) continue;
      places.delete(place);
      carry(from, to);
      if (from === focused && to instanceof HTMLElement) to.focus({ preventScroll: true });
    }
  };
  return { carryOver };
};
