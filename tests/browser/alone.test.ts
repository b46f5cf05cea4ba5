import { expect } from 'chai';
import { alone } from '../../widgets/kit/services/alone';

describe('What only one tab does at a time', () => {
  it('begins at once where nobody else does it, and gives what came of it', async () => {
    expect(await alone('cat-test', () => Promise.resolve(7))).to.equal(7);
  });

  it('waits for the other, and until what that has written is here', async () => {
    let finish!: () => void;
    const sent = new Promise<void>((done) => (finish = done));
    const other = navigator.locks.request('cat-test', () => sent);
    let written = '';
    const read = alone('cat-test', () => Promise.resolve(written));
    finish();
    await other;
    // Storage reaches other tabs later than the lock does.
    setTimeout(() => (written = 'all sent'), 100);
    expect(await read).to.equal('all sent');
  });

  it('hands on what goes wrong, and does not try twice', async () => {
    let tries = 0;
    const failed = await alone('cat-test', () => {
      tries += 1;
      return Promise.reject(new Error('no answer'));
    }).catch((error: unknown) => error);
    expect((failed as Error).message).to.equal('no answer');
    expect(tries).to.equal(1);
  });
});
