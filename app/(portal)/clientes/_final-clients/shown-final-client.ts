/** The brand for which a client asks. */
export type ShownFinalClient = {
  readonly id: string;
  readonly name: string;
  readonly logoFileId: string | null;
  readonly clientId: string | null;
  readonly revision: number;
  /** Of the client, where it is not said elsewhere on the page. */
  readonly clientName?: string | null;
};
