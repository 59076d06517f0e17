import { expect, test } from 'vitest'
import { addressKind, isHostRefused, privateAddresses } from './outbound-addresses.ts'

const kinds = {
  public: [
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.32.0.1',
    '192.0.2.1',
    '2606:4700::1111',
    '2002:808:808::',
    '64:ff9b::8.8.8.8',
  ],
  private: [
    '127.0.0.1',
    '127.255.0.9',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '198.18.0.7',
    '::1',
    '0:0:0:0:0:0:0:1',
    'fd12:3456::1',
    'fec0::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::192.168.0.1',
    '2002:7f00:1::',
    '::127.0.0.1',
  ],
  forbidden: [
    '0.0.0.0',
    '0.1.2.3',
    '169.254.169.254',
    '169.254.170.2',
    '169.254.0.23',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
    '240.0.0.1',
    '::',
    '0:0::0',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'ff02::1',
    'fd00:ec2::254',
    'fd00:0ec2:0:0:0:0:0:254',
    'fd20:ce::254',
    'fd00:42::42',
    'fd00:c1::a9fe:a9fe',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '0:0:0:0:0:FFFF:A9FE:A9FE',
    '::ffff:0:169.254.169.254',
    '::169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::169.254.169.254',
    '64:ff9b:1::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    '2001:0:a9fe:a9fe::1',
    '::ffff:100.100.100.200',
    '::ffff:0.0.0.0',
    'localhost',
    '',
  ],
} as const

test.each(Object.entries(kinds))('%s addresses in every form', (kind, addresses) => {
  for (const address of addresses) expect(addressKind(address), address).toBe(kind)
})

test('an operator opens private addresses, never forbidden ones', () => {
  const [all, none, some] = [
    privateAddresses('all'),
    privateAddresses('none'),
    privateAddresses('loopback, 10.1.0.0/16, fd12::/16, 169.254.0.0/16'),
  ]
  for (const address of kinds.forbidden)
    expect(
      [all, none, some].map((may) => may(address)),
      address,
    ).toEqual([false, false, false])
  for (const address of kinds.public)
    expect(
      [all, none, some].map((may) => may(address)),
      address,
    ).toEqual([true, true, true])
  for (const address of kinds.private) expect([all(address), none(address)], address).toEqual([true, false])
  const open = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '64:ff9b::10.1.2.3', 'fd12::1']
  for (const address of open) expect(some(address), address).toBe(true)
  for (const address of ['10.2.0.1', '192.168.1.1', 'fd13::1']) expect(some(address), address).toBe(false)
  for (const wrong of ['', 'yes', '10.0.0.0/33', 'lan', '10.0.0.1:80'])
    expect(() => privateAddresses(wrong), wrong).toThrow(/is not an address/)
})

test('odd spellings of a host are the address that they mean', () => {
  const may = privateAddresses('none')
  for (const host of [
    '169.254.169.254',
    '169.254.169.254.',
    '2852039166',
    '0xa9fea9fe',
    '0xA9.0xFE.0xA9.0xFE',
    '0251.0376.0251.0376',
    '169.254.43518',
    '169.16689662',
    '１６９.２５４.１６９.２５４',
    '169。254。169。254',
    '127.1',
    '0x7f.1',
    '017700000001',
    '2130706433',
    '0',
    '0.0.0.0',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[64:ff9b::a9fe:a9fe]',
    '[fd00:ec2::254]',
    'metadata.google.internal',
    'METADATA.google.internal.',
    'metadata',
    'instance-data.ec2.internal',
  ])
    expect(isHostRefused(new URL(`http://${host}/v1`), may), host).toBe(true)
  for (const host of ['8.8.8.8', 'api.example.com', 'localhost', '[2606:4700::1111]'])
    expect(isHostRefused(new URL(`http://${host}/v1`), may), host).toBe(false)
  expect(isHostRefused(new URL('http://2130706433/v1'), privateAddresses('loopback'))).toBe(false)
})
