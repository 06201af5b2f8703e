import { serveWrite } from '@/lib/graphql/serve-write';
import { sendStatement } from './send-statement';
import { endStatementLinks, shareStatementLink } from './statement-link';
import { END_STATEMENT_LINKS, SEND_STATEMENT, SHARE_STATEMENT_LINK } from './writes';

serveWrite(SHARE_STATEMENT_LINK, 'String', shareStatementLink, {
  description: 'A link to the statement of a client.',
});
serveWrite(END_STATEMENT_LINKS, 'Int', endStatementLinks, {
  description: 'Ends every link to the statement of a client; how many there were.',
});
serveWrite(SEND_STATEMENT, 'Boolean', sendStatement, {
  description: 'Mails a client its statement, at the address stored with it.',
});
