import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { type ClaimedPlace, confirmClaimUrl } from './queries';
import { UPDATE_URL_ENVOICE } from './writes';

const ClaimedPlaceType = builder.objectRef<ClaimedPlace>('ClaimedPlace').implement({
  description: 'A place of a talent in a call, with the address of its claim.',
  fields: (t) => ({ id: t.exposeID('id'), urlEnvoice: t.exposeString('urlEnvoice') }),
});

serveWrite(UPDATE_URL_ENVOICE, ClaimedPlaceType, confirmClaimUrl, {
  description:
    'For the talent alone. The server sets the address of a claim itself: another one than that is refused.',
});
