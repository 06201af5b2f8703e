/** What a device keeps of a talent's next calls, in words as they are shown. */
export type KeptAgenda = {
  /** When it was kept. */
  readonly kept: string;
  readonly items: readonly {
    readonly title: string;
    readonly when: string;
    readonly where: string;
    readonly detail: string;
    readonly status: string;
  }[];
};

/** Where the device keeps it, and where it is read from. */
export const AGENDA_PATH = '/mi-perfil/agenda';
