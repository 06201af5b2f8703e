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
