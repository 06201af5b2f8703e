import { serveWrite } from '@/lib/graphql/serve-write';
import { orderReserves } from './order-reserves';
import { ORDER_RESERVES } from './writes';

serveWrite(ORDER_RESERVES, 'Int', orderReserves, {
  description: 'Puts reserves in the order in which they are to be promoted; answers how many stand in line.',
});
