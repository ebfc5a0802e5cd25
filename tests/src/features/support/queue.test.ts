import { expect, it } from 'vitest';
import { CustomerServiceType } from '../../../../contract/ids.ts';
import { mailDesks } from '../../../../src/features/support/queue.ts';

const { mail, online } = CustomerServiceType;
const row = (sort: number, param1: string, param2: string, itemType: number = mail) => ({
  itemType,
  param1,
  param2,
  sort,
});

it('[C21] support page offers the queue’s addresses in its order, each with its topic', () => {
  const queue = [row(2, 'b@house.example', 'money'), row(1, 'a@house.example', 'account')];
  expect(mailDesks(queue)).toEqual([
    { address: 'a@house.example', topic: 'account' },
    { address: 'b@house.example', topic: 'money' },
  ]);
});

it('[C21] support page shows an address of an unknown topic without one, and leaves out invalid addresses', () => {
  const queue = [
    row(1, '', '0', online),
    row(2, 'licence', 'group', online),
    row(3, 'x@house.example', 'poems'),
    row(4, 'no address', 'money'),
  ];
  expect(mailDesks(queue)).toEqual([{ address: 'x@house.example', topic: null }]);
});
