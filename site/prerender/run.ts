/** Runs a command. Prints the message of a failure and exits with 1. */
export const run = (main: () => Promise<void>): Promise<void> =>
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
