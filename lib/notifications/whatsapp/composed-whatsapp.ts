import type { WhatsAppTemplate } from './whatsapp-message';

/** A WhatsApp message as composed when it is sent. */
export type ComposedWhatsApp = {
  /** Number with its country's code, digits alone (`whatsAppNumber`). */
  readonly to: string;
  readonly template: WhatsAppTemplate;
  /** One per parameter of its body. */
  readonly values: readonly string[];
  /** What its buttons answer, one choice per button. The domain says what a tap does (`defineReply`). */
  readonly reply?: {
    /** 256 random bits, as a link's: who sends them back was sent the message. */
    readonly secret: string;
    /** Capital letters. */
    readonly choices: readonly string[];
    /** What the message says that an answer depends on; comes back with it. */
    readonly told: Record<string, unknown>;
  };
};

/** A tap on a button, by the number that the message went to. */
export type TappedReply = {
  readonly choice: string;
  readonly secret: string;
  readonly told: Record<string, unknown>;
};
