/** An event for tests, with as much of its data as the test is about. */
import type { EventNow } from '../protocol';

type Told = Partial<Pick<EventNow, 'text' | 'mark'>>;
type DataOf<Name> = Extract<EventNow, { name: Name }>['data'];

export function happened<Name extends EventNow['name']>(
  name: Name,
  data: Partial<DataOf<Name>> = {},
  told: Told = {},
): EventNow {
  return { name, text: '', mark: 'line', data, ...told } as EventNow;
}
