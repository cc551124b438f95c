/** Seconds of processor time of this process, helper threads included: other people's work on the machine does not count. */
export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
