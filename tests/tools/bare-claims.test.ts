import { describe, expect, it } from 'vitest';
import { CALLS } from '../../contract/registry.ts';
import { findBareClaims, isClaimCall } from '../../tools/bare-claims.ts';
import { plantFile, plantFiles } from './support/plant-file.ts';

const FLOWS = 'src/features/a/flows.ts';
const PANEL = 'src/features/a/panel.tsx';
const HOST = 'src/features/a/gift-claim.tsx';
const CALL = "import { receiveSupply } from '../../../contract/gifts/gift-calls.ts';";
const BUTTON = "import { ClaimButton } from '../../ui/claim-button.tsx';";

/** A feature with a flow that claims, the flow under another name, and a component that has the button. */
const plant = (panel: string) =>
  plantFiles({
    [FLOWS]: `${CALL}
      export const claimSupply = defineClaim(receiveSupply);
      export async function openBox() { await claimSupply({}); }
      export const other = 1;`,
    [HOST]: `${BUTTON}
      export const GiftClaim = ({ claim }) => <ClaimButton {...useClaim(claim, tell)} text="" />;`,
    'src/features/a/plain.tsx': 'export const Plain = ({ claim }) => <button onClick={claim} />;',
    [PANEL]: panel,
  });

describe('claims', () => {
  it('no component of the features claims without the claim button', () => {
    expect(findBareClaims()).toEqual([]);
  });

  it.each([
    ['receiveVipBonusUser', true],
    ['receiveFund', true],
    ['receiveMail', true],
    ['diamondExchangeCoin', false],
    ['getVipInfo', false],
    ['game/bet', false],
  ])('call %s is a claim: %s', (name, isClaim) => {
    const call = CALLS.get(name);
    expect(call && isClaimCall(call)).toBe(isClaim);
  });

  it.each([
    [
      'a press of another button',
      "import { claimSupply } from './flows.ts'; export const A = () => <Button onClick={() => claimSupply({})} />;",
      'claimSupply',
    ],
    [
      'a mutation of its own',
      `import { claimSupply } from './flows.ts'; ${BUTTON}
       export const A = () => { const { run } = useMutation(); return <b onClick={() => run(() => claimSupply({}))} />; };`,
      'claimSupply',
    ],
    [
      'a flow that claims in another one',
      "import { openBox as open } from './flows.ts'; export const A = () => <Button onClick={open} />;",
      'open',
    ],
    [
      'the call itself',
      `${CALL} export const A = () => <Button onClick={() => callServer(receiveSupply, {})} />;`,
      'receiveSupply',
    ],
    [
      'a component without the button',
      "import { claimSupply } from './flows.ts'; import { Plain } from './plain.tsx'; export const A = () => <Plain claim={claimSupply} />;",
      'claimSupply',
    ],
    [
      'the hook without the button',
      "import { claimSupply } from './flows.ts'; export const A = () => { const { onClaim } = useClaim(claimSupply, tell); return <b onClick={onClaim} />; };",
      'claimSupply',
    ],
  ])('%s is reported', (_what, panel, found) => {
    expect(findBareClaims(plant(panel))).toEqual([`${PANEL}: ${found}`]);
  });

  it.each([
    [
      'the hook with the button',
      `import { claimSupply } from './flows.ts'; ${BUTTON}
       export const A = () => <ClaimButton {...useClaim(() => claimSupply({}), tell)} text="" />;`,
    ],
    [
      'a component with the button',
      "import { claimSupply } from './flows.ts'; import { GiftClaim } from './gift-claim.tsx'; export const A = () => <GiftClaim claim={() => claimSupply({})} />;",
    ],
    [
      'what is no claim',
      "import { other } from './flows.ts'; export const A = () => <Button onClick={() => other({})} />;",
    ],
  ])('%s is not reported', (_what, panel) => {
    expect(findBareClaims(plant(panel))).toEqual([]);
  });

  it('folder without sources fails the check instead of passing', () => {
    expect(() => findBareClaims(plantFile('src/ui/a.tsx', ''))).toThrow('no source');
  });
});
