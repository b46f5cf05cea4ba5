import type { ComponentType } from 'react';
import type { Host } from '../host';
import type { Letter } from '../model/letter';
import type { SendCode, SendError } from '../model/send-error';
import type { SentPanelProps } from './sent-panel';

/** Detail of the `cat-form-error` event. Names of fields, never what stands in them. */
export interface FormError {
  form: string;
  /** `invalid`: fields are wrong; `offline`: not tried; `trap`: the field for machines was filled; else as sending failed. */
  code: 'invalid' | 'offline' | 'trap' | SendCode;
  /** The wrong fields, in their order. */
  fields?: string[];
}

/** What a form asks and does, besides how it looks. */
export interface FormPlan<F extends string> {
  /** `contact`: the form in events (`cat-contact-sent`) and drafts. */
  name: string;
  /** In the order in which they stand in the form. */
  fields: readonly F[];
  /** Which of them is never kept as a draft. */
  consent?: F;
  /** Which of them has its characters counted. */
  counted: F;
  /** What the fields take of what the page gives, and the names of what they do not; without it, all of it. */
  accept?(given: Readonly<Record<string, string>>): {
    values: Readonly<Record<string, string>>;
    wrong: readonly string[];
  };
  /** The wrong fields with what is said about each. */
  check(values: Record<F, string>): Partial<Record<F, string>>;
  /** Fetches what sends the form; that rejects when the form has not arrived. */
  connect(): Promise<(values: Record<F, string>) => Promise<void>>;
  /** What is said of a failure. */
  explain(error: SendError): string;
  /** The form as an e-mail. */
  letter(values: Record<F, string>): Letter;
  /** Notices: that it was sent; the title of what went wrong. */
  sent: { title: string; text: string };
  failed: string;
}

/** What is drawn of a form. */
export interface FormState {
  phase: 'editing' | 'sending' | 'sent' | 'failed';
  errors: Readonly<Record<string, string | undefined>>;
  /** How often the button was pressed: a new number asks for a new announcement. */
  attempts: number;
  /** Something that was typed earlier is back in the form. */
  restored: boolean;
  /** Characters of the counted field. */
  length: number;
  /** What went wrong, and the form as an e-mail. */
  failure?: { text: string; letter?: Letter };
  parts?: { OtherWays: ComponentType<{ letter: Letter }>; SentPanel: ComponentType<SentPanelProps> };
}

/** Where a form stands. */
export interface FormPage {
  form: () => HTMLFormElement | null;
  host: () => Host;
  /** What the page has to fill in. */
  given: () => Readonly<Record<string, string>>;
  state: () => FormState;
  update: (change: Partial<FormState>) => void;
}
