// The ids of tables that are kept on this device: no server's table has such an id, so an address tells where to look.
import { randomHex } from '../lib/random';

const HERE = 'here-';

export const isOnDevice = (table: string): boolean => table.startsWith(HERE);
export const newTableId = (): string => `${HERE}${randomHex(8)}`;
