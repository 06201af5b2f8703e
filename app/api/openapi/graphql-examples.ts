import type { messages } from '@/lib/i18n/messages/es';

/** A query or a change as a program sends it; a test asks each of them. */
export type GraphQLExample = {
  /** Of its words, `apiDocs.examples`. */
  readonly id: keyof (typeof messages)['apiDocs']['examples'];
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

export const GRAPHQL_EXAMPLES: readonly GraphQLExample[] = [
  {
    id: 'viewer',
    query: `query QuienSoy {
  viewer {
    agencyId
    role
    keyName
    keyScope
    keyExpiresAt
    cursor
  }
}`,
    variables: {},
  },
  {
    id: 'changes',
    query: `query Cambios($after: ID) {
  changes(after: $after) {
    cursor
    at
    entity
    entityId
    eventId
    action
    from
    to
  }
}`,
    variables: { after: '0' },
  },
  {
    id: 'called',
    query: `query Convocados($eventId: ID!) {
  convocateds(eventId: $eventId) {
    id
    stateId
    contract {
      id
      code
      state
      startDate
      endDate
      place
      fee
      currency
      signedAt
      agencySignedAt
      voidedAt
      pdf
      sha256
      typeContract
      convocatedId
      eventId
      talentId
    }
  }
}`,
    variables: { eventId: '00000000-0000-4000-8000-000000000000' },
  },
  {
    id: 'claims',
    query: `query Cuentas($state: ClaimState) {
  claims(state: $state) {
    id
    code
    contractId
    convocatedId
    payer
    net
    payments {
      id
      state
      amount
      currency
      paidOn
      reference
      reason
      batchId
      decidedAt
      receiptUrl
    }
  }
}`,
    variables: { state: 'PAID' },
  },
  {
    id: 'clients',
    query: `query Clientes($search: String) {
  clients(search: $search) {
    id
    name
    emailProducer
  }
}`,
    variables: { search: 'moda' },
  },
  {
    id: 'createClient',
    query: `mutation CrearCliente($input: ClientInput!) {
  createClient(input: $input) {
    id
    name
  }
}`,
    variables: {
      input: { name: 'Pacífico Moda S.A.S.', emailProducer: 'compras@pacifico.example', cityId: 1 },
    },
  },
  {
    id: 'quotations',
    query: `query Cotizaciones($state: Int) {
  quotations(state: $state, pageSize: 10) {
    id
    code
    nameEvent
    total
    eventId
    additionOf
  }
}`,
    variables: { state: 62 },
  },
  {
    id: 'events',
    query: `query Eventos($state: Int) {
  events(state: $state) {
    id
    name
    startDate
    eventPersonals {
      id
      quantity
      budget
    }
  }
}`,
    variables: { state: 34 },
  },
  {
    id: 'report',
    query: `query Analitica($from: String, $to: String) {
  report(from: $from, to: $to) {
    funnel {
      stage
      count
      amount
    }
    margin {
      actual {
        income
        margin
      }
    }
  }
}`,
    variables: { from: '2026-01', to: '2026-12' },
  },
];
