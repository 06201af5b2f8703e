/** A text message ready to leave. */
export type TextMessage = {
  /** Number in international form: '+573001234567'. */
  readonly to: string;
  readonly text: string;
};

export type TextTransport = {
  /** Resolves when the next hop has taken responsibility for the message, with its id there; throws otherwise. */
  readonly deliver: (message: TextMessage) => Promise<{ readonly providerId: string | null }>;
};
