import type { ComponentType } from 'react';
import type { Embed } from '../element/embed-context';
import type { MailtoMessage } from '../model/forms/mailto-message';
import type { SendCode, SendError } from '../model/forms/send-error';
import type { Send } from '../model/forms/sending';
import type { SuccessPanelProps } from './outcome/success-panel';

/** Detail of the `cat-form-error` event. Names of fields, never their values. */
export interface FormError {
  form: string;
  /**
   * `invalid`: fields are wrong; `offline`: there is no network; `trap`: the field for machines was filled; else as
   * sending failed.
   */
  code: 'invalid' | 'offline' | 'trap' | SendCode;
  /** The wrong fields, in their order. */
  fields?: string[];
}

/** Questions and work of a form, besides its look. */
export interface FormPlan<F extends string, P extends object> {
  /** `contact`: the form in events (`cat-contact-sent`) and drafts. */
  name: string;
  /** Names of the fields, in the order of the form. */
  fields: readonly F[];
  /** Name of the field that is never saved as a draft. */
  consent?: F;
  /** Name of the field whose characters are counted, and the number that it may have. */
  counted: F;
  most: number;
  /**
   * Returns what the fields take of what the page gives, and the names of what they refuse; without it, all is taken.
   */
  accept?(given: Readonly<Record<string, string>>): {
    values: Readonly<Record<string, string>>;
    wrong: readonly string[];
  };
  /** Returns as much of that as the page gives the next time, too; without it, all of it. */
  lasting?(given: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /** The wrong fields with what is said about each. */
  check(values: Record<F, string>): Partial<Record<F, string>>;
  /** Returns the parameters to send, made of values that have passed. */
  params(values: Record<F, string>): P;
  /** Loads the function that sends. */
  connect(): Promise<Send<P>>;
  /** Returns the text about a failure; `notSent` is said beside it where nothing has been sent. */
  explain(error: SendError): string;
  notSent?: string;
  /** The form as an e-mail. */
  letter(values: Record<F, string>): MailtoMessage;
  /** Notices: that it was sent; the title of what went wrong. */
  sent: { title: string; text: string };
  failed: string;
  /** Text that stays once it was sent, behind the time. */
  after: string;
  /** Component below the thanks, and below the form from then on. */
  Below?: ComponentType;
}

/** State from which a form is drawn. */
export interface FormState {
  phase: 'editing' | 'sending' | 'sent' | 'failed';
  errors: Readonly<Record<string, string | undefined>>;
  /** Number of times that the button was pressed: a new number asks for a new announcement. */
  attempts: number;
  /** Characters of the counted field. */
  length: number;
  /** Text above the fields in the place of the hint; `kept` is true where something saved can be discarded. */
  note?: string | undefined;
  kept?: boolean;
  /** Text of the button in the place of its own words. */
  label?: string | undefined;
  /** Text announced to those who do not see it. */
  said?: string;
  /** Text about what went wrong, any addition to it, and the form as an e-mail. */
  failure?: { text: string; more?: string | undefined; letter?: MailtoMessage };
  parts?: {
    EmailFallback: ComponentType<{ letter: MailtoMessage }>;
    SuccessPanel: ComponentType<SuccessPanelProps>;
  };
  /** Component below the thanks, or below the form, once it was sent. */
  Below?: ComponentType | undefined;
}

/** Surroundings of a form. */
export interface FormPage {
  form: () => HTMLFormElement | null;
  host: () => Embed;
  /** Returns the values that the page has to fill in. */
  given: () => Readonly<Record<string, string>>;
  state: () => FormState;
  update: (change: Partial<FormState>) => void;
}
