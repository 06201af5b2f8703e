import { MONEY_LISTS } from './paged-money';
import { PLATFORM_LISTS } from './paged-platform';
import { WORK_LISTS } from './paged-work';
import {
  makeAClient,
  makeAnEvent,
  makeAQuotation,
  type PagedList,
  removeClient,
  removeEvent,
  removeQuotation,
} from './paged-world';

export const PAGED_LISTS: readonly PagedList[] = [
  {
    name: 'events',
    query: '{ events(ARGS) { id } }',
    path: ['events'],
    reader: ({ agency }) => agency.actor,
    make: makeAnEvent,
    remove: removeEvent,
  },
  {
    name: 'clients',
    query: '{ clients(ARGS) { id } }',
    path: ['clients'],
    reader: ({ agency }) => agency.actor,
    make: makeAClient,
    remove: removeClient,
  },
  {
    name: 'Agency.events',
    query: '{ agency(id: "AGENCY") { events(ARGS) { id } } }',
    path: ['agency', 'events'],
    reader: ({ administrator }) => administrator,
    make: makeAnEvent,
    remove: removeEvent,
  },
  {
    name: 'Agency.clients',
    query: '{ agency(id: "AGENCY") { clients(ARGS) { id } } }',
    path: ['agency', 'clients'],
    reader: ({ agency }) => agency.actor,
    make: makeAClient,
    remove: removeClient,
  },
  {
    name: 'quotations',
    query: '{ quotations(ARGS) { id } }',
    path: ['quotations'],
    reader: ({ agency }) => agency.actor,
    make: makeAQuotation('first'),
    remove: removeQuotation,
    length: { name: 'pageSize', most: 100 },
  },
  {
    name: 'quotes',
    query: '{ quotes(ARGS) { id } }',
    path: ['quotes'],
    reader: ({ agency }) => agency.actor,
    make: makeAQuotation('last'),
    remove: removeQuotation,
    length: { name: 'pageSize', most: 100 },
  },
  {
    name: 'Agency.quotations',
    query: '{ agency(id: "AGENCY") { quotations(ARGS) { id } } }',
    path: ['agency', 'quotations'],
    reader: ({ administrator }) => administrator,
    make: makeAQuotation('first'),
    remove: removeQuotation,
  },
  ...WORK_LISTS,
  ...MONEY_LISTS,
  ...PLATFORM_LISTS,
];
