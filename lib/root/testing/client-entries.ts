import { askedSupport, contacted, doubled, noted } from './arrangements';
import { administrator, agency, type Entry, producers } from './entries';

/** Asking support, and what the administrator answers. */
export const SUPPORT_MUTATIONS: Readonly<Record<string, Entry>> = {
  applyAgentSchedule: agency((own) => ({ eventId: own.event, phone: '3001234567' })),
  takeSupportRequest: administrator((own) => ({ id: own.convocated }), { arrange: askedSupport }),
  answerSupportRequest: administrator((own) => ({ id: own.convocated, answer: 'Quedó resuelto' }), {
    arrange: askedSupport,
  }),
};

/** What an agency does to its own clients. */
export const CLIENT_MUTATIONS: Readonly<Record<string, Entry>> = {
  createClient: producers(({ marker }) => ({ input: { name: `Nuevo ${marker}` } })),
  createClientFast: producers(({ marker }) => ({ input: { name: `Nuevo ${marker}` } })),
  createAgencyClient: producers((own) => ({ agencyId: own.agency, clientId: own.client })),
  keepClientContact: producers((own) => ({ input: { clientId: own.client, name: 'Ana' } })),
  addClientNote: producers((own) => ({ clientId: own.client, text: 'Nota' })),
  removeClientNote: producers((own) => ({ id: own.convocated }), { arrange: noted }),
  mergeClients: producers((own) => ({ fromId: own.convocated, intoId: own.client }), { arrange: doubled }),
  removeClientContact: producers((own) => ({ id: own.convocated }), { arrange: contacted }),
  createServiceClient: producers((own) => ({ clientId: own.client, serviceId: 21 })),
  deleteServiceClientByClientId: producers((own) => ({ clientId: own.client })),
  moveClients: producers((own) => ({ ids: [own.client], stateId: 53 })),
  updateClient: producers((own) => ({ input: { id: own.client, address: 'Calle 3' } })),
};
