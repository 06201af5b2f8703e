import { graphql } from '@/lib/graphql/client';

export const LIST_PLACES = graphql(`
  query ListPlaces($cityId: Int!) {
    placeDirectories(cityId: $cityId) { id name address latitude longitude }
  }
`);

export const LIST_CLIENTS = graphql(`
  query ListClients {
    clients { id name }
  }
`);

export const LIST_FINAL_CLIENTS = graphql(`
  query ListFinalClients {
    finalClients { id name urlLogo clientId }
  }
`);
