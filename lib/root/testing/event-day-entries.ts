import { randomUUID } from 'node:crypto';
import { isoDateInZone } from '@/lib/core/dates';
import { happening, sheeted, writtenAtDesk } from './arrangements';
import { type Entry, producers } from './entries';

const now = new Date();
const ARRIVED = {
  id: randomUUID(),
  day: isoDateInZone(now, 'America/Bogota'),
  kind: 'ARRIVED',
  at: now.toISOString(),
  pressedAt: now.toISOString(),
};

const NOTED = { day: ARRIVED.day, text: 'Sin zapatos', pressedAt: ARRIVED.pressedAt };

/** Mutations of the call sheet and of the desk. */
export const EVENT_DAY_MUTATIONS: Readonly<Record<string, Entry>> = {
  saveCallSheet: producers((own) => ({
    eventId: own.event,
    dressCode: 'Negro',
    contactName: 'Ana',
    contactPhone: '3001112233',
    instructions: '',
    times: [{ convocatedId: own.convocated, day: '2027-03-01', time: '07:00' }],
  })),
  sendCallSheet: producers((own) => ({ eventId: own.event }), { arrange: sheeted }),
  recordAttendance: producers(
    (own) => ({
      eventId: own.event,
      marks: [{ ...ARRIVED, convocatedId: own.convocated }],
    }),
    { arrange: happening },
  ),
  saveDeskNote: producers(
    (own) => ({ input: { ...NOTED, id: randomUUID(), eventId: own.event, convocatedId: own.convocated } }),
    { arrange: happening },
  ),
  deleteDeskNote: producers((own) => ({ id: own.convocated }), { arrange: writtenAtDesk }),
};
