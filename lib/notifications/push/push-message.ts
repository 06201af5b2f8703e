/** A push message ready to leave. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** Page that it opens, of the talent's place or of its rides: '/mi-perfil/…'. */
  readonly path: string;
};

/** The service takes this message at no time: trying again is useless. */
export class PushRefusedError extends Error {}

/** An answer that is neither yes nor gone, as an error: 429 and 5xx are worth another try. */
export const failureOf = (service: string, status: number, code = ''): Error => {
  const text = `${service} answered ${status} ${code}`.trim();
  return status >= 500 || status === 429 || status === 401 ? new Error(text) : new PushRefusedError(text);
};

/** What became of handing a message to one device: 'gone' when it takes none any more, for good. */
export type Delivery = 'taken' | 'gone';
