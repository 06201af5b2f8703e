/**
 * States of everything (product decisions, "State catalogue"). `list` is the name prefix by which the
 * specification fetches a list; lists are ordered by id, so index 1 and 2 of users and agencies are the
 * initial and the active state.
 */
const STATE_LISTS = {
  agen: [
    [21, 'Agencia inactiva'],
    [22, 'Agencia registrada'],
    [23, 'Agencia activa'],
    [24, 'Agencia en revisión'],
    [26, 'Agencia suspendida'],
  ],
  usu: [
    [71, 'Usuario por verificar'],
    [72, 'Usuario registrado'],
    [73, 'Usuario activo'],
    [74, 'Usuario con datos pendientes'],
    [75, 'Usuario suspendido'],
  ],
  cli: [
    [32, 'Cliente eliminado'],
    [52, 'Cliente activo'],
    [53, 'Cliente inactivo'],
  ],
  Eve: [
    [33, 'Evento creado'],
    [34, 'Evento en convocatoria'],
    [35, 'Evento confirmado'],
    [36, 'Evento finalizado'],
    [37, 'Evento cancelado'],
    [38, 'Evento caducado'],
  ],
  Convoca: [
    [41, 'Convocatoria abierta'],
    [42, 'Convocatoria cerrada'],
    [43, 'Convocatoria cancelada'],
  ],
  Talento: [
    [16, 'Talento registrado'],
    [17, 'Talento en revisión'],
    [18, 'Talento activo'],
    [19, 'Talento suspendido'],
  ],
  Cotización: [
    [61, 'Cotización borrador'],
    [62, 'Cotización enviada'],
    [63, 'Cotización aceptada'],
    [64, 'Cotización rechazada'],
    [65, 'Cotización vencida'],
  ],
  Llamado: [
    [1811, 'Llamado enviado'],
    [1812, 'Llamado descartado'],
    [1813, 'Llamado confirmado'],
    [1815, 'Llamado en reserva'],
  ],
  Aplicación: [
    [1814, 'Aplicación pendiente'],
    [1816, 'Aplicación rechazada'],
    [1817, 'Aplicación retirada'],
    [1818, 'Aplicación aceptada'],
  ],
  Foto: [
    [81, 'Foto pendiente'],
    [82, 'Foto aprobada'],
    [83, 'Foto rechazada'],
    [84, 'Foto archivada'],
  ],
} as const satisfies Record<string, readonly (readonly [number, string])[]>;

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  32: 'No aparece en la lista de clientes.',
  36: 'El evento terminó y tuvo talentos confirmados.',
  38: 'El evento terminó sin talentos confirmados.',
};

/** Rows of the states table, by list and id. */
export const stateRows = Object.entries(STATE_LISTS).flatMap(([list, states]) =>
  states.map(([id, name]) => ({ id, list, name, description: DESCRIPTIONS[id] ?? null })),
);
