import type { ComponentType } from 'react';
import type { Embed } from '../element/embed-context';
import type { MailtoMessage } from '../model/forms/mailto-message';
import type { SendCode, SendError } from '../model/forms/send-error';
import type { Ledger } from '../model/forms/sending';
import type { SuccessPanelProps } from './success-panel';

/** Detail of the `cat-form-error` event. Names of fields, never what stands in them. */
export interface FormError {
  form: string;
  /** `invalid`: fields are wrong; `offline`: there is no network; `trap`: the field for machines was filled; else as sending failed. */
  code: 'invalid' | 'offline' | 'trap' | SendCode;
  /** The wrong fields, in their order. */
  fields?: string[];
}

/** What a form asks and does, besides how it looks. */
export interface FormPlan<F extends string, P extends object> {
  /** `contact`: the form in events (`cat-contact-sent`) and drafts. */
  name: string;
  /** In the order in which they stand in the form. */
  fields: readonly F[];
  /** Which of them is never kept as a draft. */
  consent?: F;
  /** Which of them has its characters counted, and how many it may have. */
  counted: F;
  most: number;
  /** What the fields take of what the page gives, and the names of what they do not; without it, all of it. */
  accept?(given: Readonly<Record<string, string>>): {
    values: Readonly<Record<string, string>>;
    wrong: readonly string[];
  };
  /** As much of that as the page gives the next time, too; without it, all of it. */
  lasting?(given: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /** The wrong fields with what is said about each. */
  check(values: Record<F, string>): Partial<Record<F, string>>;
  /** What is sent of values that have passed. */
  params(values: Record<F, string>): P;
  /** Fetches what sends that; it rejects when the form has not arrived. */
  connect(): Promise<(params: P, ledger: Ledger) => Promise<void>>;
  /** What is said of a failure, and beside it where nothing has been sent. */
  explain(error: SendError): string;
  notSent?: string;
  /** The form as an e-mail. */
  letter(values: Record<F, string>): MailtoMessage;
  /** Notices: that it was sent; the title of what went wrong. */
  sent: { title: string; text: string };
  failed: string;
  /** What stays once it was sent, behind the time. */
  after: string;
}

/** What is drawn of a form. */
export interface FormState {
  phase: 'editing' | 'sending' | 'sent' | 'failed';
  errors: Readonly<Record<string, string | undefined>>;
  /** How often the button was pressed: a new number asks for a new announcement. */
  attempts: number;
  /** Characters of the counted field. */
  length: number;
  /** What stands above the fields in the place of the hint, and whether something is kept that can be discarded. */
  note?: string | undefined;
  kept?: boolean;
  /** What the button says in the place of its own words. */
  label?: string | undefined;
  /** Told to those who do not see it. */
  said?: string;
  /** What went wrong, what there is to add, and the form as an e-mail. */
  failure?: { text: string; more?: string | undefined; letter?: MailtoMessage };
  parts?: {
    EmailFallback: ComponentType<{ letter: MailtoMessage }>;
    SuccessPanel: ComponentType<SuccessPanelProps>;
  };
}

/** Where a form stands. */
export interface FormPage {
  form: () => HTMLFormElement | null;
  host: () => Embed;
  /** What the page has to fill in. */
  given: () => Readonly<Record<string, string>>;
  state: () => FormState;
  update: (change: Partial<FormState>) => void;
}
