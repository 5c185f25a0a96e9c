/** A vitest reporter that ends the run with one line a script can read: `N passed, N failed`. */
export default class ClosingLine {
  onTestRunEnd(modules, errors) {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed++;
        else failed++; // a skipped test has not shown anything
      }
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
    if (failed > 0) process.exitCode = 1;
  }
}
