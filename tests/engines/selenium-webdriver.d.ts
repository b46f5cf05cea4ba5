/** The part of selenium-webdriver that is used here; the package has no types. */
declare module 'selenium-webdriver' {
  export class Capabilities {
    constructor(values: Record<string, unknown>);
    get(name: string): unknown;
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
  interface WebDriver {
    get(url: string): Promise<void>;
    executeAsyncScript(script: string): Promise<unknown>;
    actions(): Actions;
    getCapabilities(): Promise<Capabilities>;
    manage(): {
      setTimeouts(milliseconds: { script: number; pageLoad: number }): Promise<void>;
      window(): { setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown> };
    };
    quit(): Promise<void>;
  }
  interface Actions {
    move(to: { x: number; y: number }): this;
    click(): this;
    sendKeys(...keys: string[]): this;
    perform(): Promise<void>;
  }
  export const Key: Record<'ARROW_RIGHT' | 'BACK_SPACE' | 'END' | 'ESCAPE' | 'TAB', string>;
}
