import { By, Key as WebDriverKey } from 'selenium-webdriver';
import type { Driver, Engine, Key, Look, Missing } from './driver.ts';
import { startSession, type Desk } from './webkitDriver.ts';
import { findPrograms, startDisplay } from './webkitPrograms.ts';

/** What of a window is no page. */
const FRAME = 20;
const HEIGHT = 800;

const UNTIL_DRAWN = 'return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

const keys: Record<Key, string> = {
  Tab: WebDriverKey.TAB,
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  ArrowRight: WebDriverKey.ARROW_RIGHT,
  ArrowDown: WebDriverKey.ARROW_DOWN,
};

const visitAt = async (desk: Desk, look: Look): Promise<Driver> => {
  const { session, close } = await startSession(desk, look);
  const resize = (height: number) =>
    session
      .manage()
      .window()
      .setRect({ width: look.width, height: height + FRAME });
  await resize(HEIGHT);
  const element = (selector: string) => session.findElement(By.css(selector));
  return {
    go: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    run: (source, values) => session.executeScript(`return (${source})(...${JSON.stringify(values)})`),
    click: async (selector) => element(selector).click(),
    type: async (selector, text) => element(selector).sendKeys(text),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    choose: async (selector, file) => element(selector).sendKeys(file),
    picture: async () => {
      // The driver sees what the window shows, so that the window becomes as tall as the page.
      await resize(await session.executeScript('return document.documentElement.scrollHeight'));
      await session.executeScript(UNTIL_DRAWN);
      const taken = Buffer.from(await session.takeScreenshot(), 'base64');
      await resize(HEIGHT);
      return taken;
    },
    // WebKitWebDriver does not know the command.
    print: () => Promise.resolve(undefined),
    close,
  };
};

/** WebKit as GTK has it, in a window on a display of its own. */
export const findWebKit = async (): Promise<Engine | Missing> => {
  const programs = findPrograms();
  if ('why' in programs) return { name: 'WebKit', ...programs };
  const { display, screen } = await startDisplay(programs.display);
  const desk = { programs, display };
  const { session, close } = await startSession(desk, { width: 390, scheme: 'light' });
  const version = String((await session.getCapabilities()).getBrowserVersion());
  await close();
  return {
    name: 'WebKit',
    version,
    visit: (look) => visitAt(desk, look),
    close: async () => void screen.kill(),
  };
};
