import { type Estimate, type RideOrder, RideProviderError } from '../providers/provider';
import { type Answered, type Asked, startProviderServer } from './provider-server';

export const REQUESTER = '0123456789abcdef0123456789abcdef';
export const JOURNEY = 'f0397896-19aa-11ed-b6fe-7aaea8067492';
export const order: RideOrder = {
  reference: '7f2f0a4e-0000-4000-8000-000000000001',
  requesterId: REQUESTER,
  rider: { name: 'Valentina Restrepo Díaz', phone: '3001234567', dialingCode: '57', email: 'vale@correo.co' },
  origin: { lat: 4.67, lng: -74.04, address: 'Calle 93 # 11-27', city: 'Bogotá', country: 'CO' },
  destination: { lat: 4.65, lng: -74.05, address: 'Carrera 7 # 71-21', city: 'Bogotá', country: 'CO' },
  reason: 'COT-0012',
  message: 'Portería norte',
};
export const chosen = (productId: string, fareId: string | null = null): Estimate => ({
  productId,
  productName: '',
  fareId,
  fare: null,
  pickupSeconds: null,
  tripSeconds: null,
});

export const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof RideProviderError ? error.fault : String(error)),
  );

let stop: (() => Promise<void>) | null = null;

/** Ends the server of the test before. */
export const stopServing = async (): Promise<void> => stop?.();

export async function serve(answer: (asked: Asked) => Answered) {
  const server = await startProviderServer(answer);
  stop = server.stop;
  return server;
}
