import { choiceOf, defineList } from '@/app/_ui/list/list-query';
import type { EventTalentFilter } from '@/lib/convocatories/event-talents/queries';
import type { Group } from '@/lib/convocatories/event-talents/rules';
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

/** What the section of talents keeps in its address; within one group it goes on by `despues`. */
export const EVENT_TALENTS = defineList<EventTalentFilter>('', {
  filters: {
    convocatoria: (id) => (isUuid(id) ? { convocatoryId: id } : null),
    grupo: choiceOf('group', NAMES),
  },
});
