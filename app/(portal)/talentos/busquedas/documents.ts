import { graphql } from '@/lib/graphql/client';

export const SAVE_SEARCH = graphql(`
  mutation SaveTalentSearch($name: String!, $shared: Boolean!, $alert: AlertFrequency, $filters: TalentFilterInput!) {
    saveTalentSearch(name: $name, shared: $shared, alert: $alert, filters: $filters)
  }
`);

export const CHANGE_SEARCH = graphql(`
  mutation ChangeTalentSearch($id: ID!, $name: String, $shared: Boolean, $seenRevision: Int) {
    changeTalentSearch(id: $id, name: $name, shared: $shared, seenRevision: $seenRevision)
  }
`);

export const DELETE_SEARCH = graphql(`
  mutation DeleteTalentSearch($id: ID!) {
    deleteTalentSearch(id: $id)
  }
`);

export const KEEP_SEARCH_ALERT = graphql(`
  mutation KeepSearchAlert($id: ID!, $frequency: AlertFrequency) {
    keepSearchAlert(id: $id, frequency: $frequency)
  }
`);
