/** An account that somebody asks to enter. */
export interface Candidate {
  id: string;
  account: string;
  status: 'open' | 'excluded' | 'closed' | 'restricted';
  birthDate: string;
  nationality: string;
  passwordHash: string;
}
