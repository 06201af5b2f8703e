/**
 * A message that Meta has to approve before it may be sent to who has not written within a day. Its body holds its
 * parameters as `{{1}}`, `{{2}}` …; docs/whatsapp.md lists them all for who has them approved.
 */
export type WhatsAppTemplate = {
  /** Small letters, digits and low lines, as Meta wants it. */
  readonly name: string;
  readonly language: 'es_CO';
  /** A code's also has a button that copies its only value. */
  readonly category: 'UTILITY' | 'AUTHENTICATION';
  readonly body: string;
  /** One value per parameter, for who approves it. */
  readonly examples: readonly string[];
  /** Labels of the buttons that answer it, 25 characters at the most. */
  readonly buttons?: readonly string[];
};

/** A message ready to leave. */
export type OutgoingWhatsApp = {
  /** Number with its country's code, digits alone: '573001234567'. */
  readonly to: string;
  /** Comes back with every mark of its delivery. */
  readonly reference: string;
} & (
  | {
      readonly template: WhatsAppTemplate;
      /** One per parameter of the body. */
      readonly values: readonly string[];
      /** What each button sends back, 256 characters at the most. */
      readonly payloads: readonly string[];
    }
  /** Only to who has written within a day. */
  | { readonly text: string }
);

export type TakenMessage = {
  /** WhatsApp's own id of the message. */
  readonly providerId: string;
  /** The number as WhatsApp writes it, from which answers come; some countries' differ from the one dialled. */
  readonly number: string;
};

export type WhatsAppTransport = {
  /** Resolves when WhatsApp has taken the message; throws `WhatsAppRefusal`, or what may be tried again. */
  readonly deliver: (message: OutgoingWhatsApp) => Promise<TakenMessage>;
};
