/** Who asks for what neither a screen, nor the app's guide, nor an example for programs names. */
export const OWNERS: Readonly<Record<string, readonly string[]>> = {
  specification: [
    'Query.agency',
    'Query.agencyStatistics',
    'Query.client',
    'Query.constants',
    'Query.convocated',
    'Query.convocateds',
    'Query.convocatory',
    'Query.currencies',
    'Query.eventDirectories',
    'Query.pricesTaxations',
    'Query.quotation',
    'Query.quotes',
    'Query.services',
    'Query.states',
    'Query.taxations',
    'Query.transportationByPlatform',
    'Query.transportations',
    'Query.unitMeasures',
    'Mutation.createAgencyClient',
    'Mutation.createClientFast',
    'Mutation.createEventDirectory',
    'Mutation.createEventDirectoryFast',
    'Mutation.createServiceClient',
    'Mutation.deleteEventPersonalByEventId',
    'Mutation.deleteServiceClientByClientId',
    'Mutation.editEventCreatePlace',
    'Mutation.editEventWithPlace',
    'Mutation.register',
  ],
  'programs of agencies': ['Query.activity', 'Query.clientPayments', 'Query.eventCosts'],
  'the worker that shows push messages': ['Mutation.markMessage'],
  'guardians by the token of their link, and the administrator with a paper': [
    'Mutation.giveGuardianConsent',
    'Mutation.withdrawGuardianConsent',
  ],
};

/** Types whose fields are those of a closed list of values, made of it. */
export const OF_ONE_LIST: readonly string[] = ['JournalAccounts'];
