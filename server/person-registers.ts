/** What the registers can be queried by. A real register would need the full name too, once it is known. */
interface Person {
  readonly account: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  /** ISO 3166 alpha-2. */
  readonly nationality: string;
}

/** `restricted`: on the national restricted-persons database. `excluded`: on an exclusion register. */
type RegisterFinding = 'clear' | 'restricted' | 'excluded';

/** The external registers, queried at registration and at every sign-in. */
export interface PersonRegisters {
  /** @throws Error when a register cannot be queried: then nobody may sign in. */
  find(person: Person): Promise<RegisterFinding>;
}
