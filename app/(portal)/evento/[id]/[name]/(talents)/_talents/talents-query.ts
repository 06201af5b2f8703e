import { choiceOf, defineList, readList, type SearchParams } from '@/app/_ui/list/list-query';
import type { EventTalentFilter } from '@/lib/convocatories/event-talents/queries';
import type { Group, Stage } from '@/lib/convocatories/event-talents/rules';
import { isUuid } from '@/lib/core/ids';

/** The groups by their names in the address. */
const NAMES: Readonly<Record<string, Group>> = {
  'por-decidir': 'decide',
  confirmados: 'confirmed',
  'en-reserva': 'reserve',
  'sin-respuesta': 'waiting',
  'no-disponibles': 'refused',
  descartados: 'discarded',
};

/** A group's name in the address. */
export const nameOfGroup = (group: Group): string =>
  Object.keys(NAMES).find((name) => NAMES[name] === group) ?? '';

/** The stages of the funnel by their names in the address. */
const STAGE_NAMES: Readonly<Record<string, Stage>> = {
  convocados: 'called',
  vieron: 'seen',
  disponibles: 'accepted',
  confirmados: 'confirmed',
  firmaron: 'signed',
};

/** A stage's name in the address. */
export const nameOfStage = (stage: Stage): string =>
  Object.keys(STAGE_NAMES).find((name) => STAGE_NAMES[name] === stage) ?? '';

/** What the section of talents keeps in its address; within one group it goes on by `despues`. */
export const EVENT_TALENTS = defineList<EventTalentFilter>('', {
  filters: {
    convocatoria: (id) => (isUuid(id) ? { convocatoryId: id } : null),
    etapa: choiceOf('stage', STAGE_NAMES),
    grupo: choiceOf('group', NAMES),
  },
});

/** The ways to look at the called talents; one group alone is always a list. */
export type TalentView = 'tablero' | 'lista';

export const readView = (query: SearchParams): TalentView =>
  query.vista === 'lista' || readList(EVENT_TALENTS, query).filter.group ? 'lista' : 'tablero';
