import { isPassing, type RefusalKind } from './rules';

/** WhatsApp's answer that a message was not taken. Its text holds Meta's code and no word that might name somebody. */
export class WhatsAppRefusal extends Error {
  readonly kind: RefusalKind;
  readonly code: number | null;

  constructor(kind: RefusalKind, status: number, code: number | null) {
    super(`WhatsApp refused the message: ${kind} (code ${code ?? 'none'}, status ${status})`);
    this.name = 'WhatsAppRefusal';
    this.kind = kind;
    this.code = code;
  }

  /** True when trying again is useless. */
  get isFinal(): boolean {
    return !isPassing(this.kind);
  }
}
