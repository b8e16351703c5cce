async function main(jobs) {
  for await (const job of jobs) {
    job.await = true;
    job.await();
  }
  try { await null; } finally { console.log('end'); }
}
